import { api } from '../../api/api';

/** A user as they see themselves. */
export interface Profile {
  _id: string;
  name: string;
  email: string;
  address: string | null;
  phone: string | null;
  /** The URL of the avatar. */
  image: string | null;
  role: 'user' | 'admin';
}

/** What one may change of oneself. */
export type ProfileChange = Partial<
  Pick<Profile, 'name' | 'email' | 'address' | 'phone' | 'image'>
>;

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the signed-in user's id. Never kept once nobody looks. */
    getProfile: build.query<Profile, string>({
      query: () => 'users/user',
      providesTags: ['users'],
      keepUnusedDataFor: 0,
    }),
    updateProfile: build.mutation<Profile, ProfileChange>({
      query: (body) => ({ url: 'users', method: 'PUT', body }),
      invalidatesTags: (profile) => (profile ? ['users'] : []),
    }),
    /** Puts an image into the shop's store. */
    uploadImage: build.mutation<{ url: string }, File>({
      query: (file) => {
        const body = new FormData();
        body.append('image', file);
        return { url: 'images', method: 'POST', body };
      },
    }),
  }),
});
