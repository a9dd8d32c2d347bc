import { skipToken } from '@reduxjs/toolkit/query/react';
import { profileApi } from '../../features/profile/api';
import { useSession } from '../../session/use-session';

/** The signed-in user's own data. */
export function useOwnProfile() {
  const id = useSession()?.user._id;
  return profileApi.useGetProfileQuery(id ?? skipToken);
}
