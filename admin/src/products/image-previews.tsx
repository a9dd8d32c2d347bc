import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useFormContext } from 'react-hook-form';
import { productRules } from '../../../common/contract/product';
import { ImagePreview } from './image-preview';
import { useProductImages, type ProductImages } from './use-product-images';
import { useSteps } from './use-steps';

const { max } = productRules.images;

/** Visually hidden. */
const heard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/**
 * The chosen images, the main one first, sorted by dragging or by buttons. Free places and uploads in progress are
 * placeholders.
 */
export const ImagePreviews = ({ pending }: { pending: number }) => {
  const { setValue, formState } = useFormContext<ProductImages>();
  const images = useProductImages();
  const { list, step, said } = useSteps(images);
  const show = (next: string[]) =>
    setValue('images', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const move = (from: number, to: number) => {
    const next = [...images];
    next.splice(to, 0, ...next.splice(from, 1));
    show(next);
  };
  return (
    <>
      <Box component="span" role="status" sx={heard}>
        {said}
      </Box>
      <Box
        ref={list}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}
      >
        {images.map((src, index) => (
          <ImagePreview
            key={src}
            src={src}
            index={index}
            last={images.length - 1}
            onMove={move}
            onStep={(from, to) => {
              move(from, to);
              step(from, to);
            }}
            onRemove={() => show(images.filter((_, other) => other !== index))}
          />
        ))}
        {Array.from({ length: Math.max(0, max - images.length) }, (_, slot) => (
          <Skeleton
            key={slot}
            variant="rounded"
            animation={slot < pending ? 'pulse' : false}
            sx={{ width: '100%', height: 'auto', aspectRatio: '1', borderRadius: '14px' }}
          />
        ))}
      </Box>
    </>
  );
};
