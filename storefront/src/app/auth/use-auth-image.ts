import { useShop } from '../../features/shop/api';

/** The image beside a form: in the demo the form's own, else the shop's hero image, if any. */
export function useAuthImage(demoImage: string): string | null {
  const { demo, previewImage } = useShop();
  return previewImage ?? (demo ? demoImage : null);
}
