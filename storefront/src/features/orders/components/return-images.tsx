import { useId, useRef } from 'react';
import { useObjectUrl } from '../../../../../common/browser/use-object-url';
import { imageRules } from '../../../../../common/contract/image';
import { returnRules } from '../../../../../common/contract/order-return';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';

interface ReturnImagesProps {
  files: readonly File[];
  problem: string | undefined;
  onChoose: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
}

/** Chooses, shows and removes the images of a return before it is sent. */
export function ReturnImages({ files, problem, onChoose, onRemove }: ReturnImagesProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const remove = (file: File) => {
    onRemove(file);
    button.current?.focus();
  };
  return (
    <fieldset aria-describedby={`${id}-help`} className="flex flex-col items-start gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Images (optional)</legend>
      {files.length > 0 && (
        <ul role="list" className="mt-1 flex flex-wrap gap-3">
          {files.map((file, at) => (
            <li key={`${at} ${file.name}`}>
              <ChosenImage file={file} place={at + 1} onRemove={() => remove(file)} />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={imageRules.types.join(',')}
        aria-label="Images"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file can be chosen again after it was removed.
          target.value = '';
          onChoose(chosen);
        }}
      />
      <Button
        ref={button}
        look="outline"
        aria-describedby={problem ? `${id}-error` : undefined}
        onClick={() => input.current?.click()}
      >
        Add images
      </Button>
      <p id={`${id}-help`} className="text-sm text-steel">
        Up to {returnRules.images.max} PNG, JPEG or WebP images. Only you and our staff see them.
      </p>
      <div role="alert">{problem && <FieldError id={`${id}-error`} text={problem} />}</div>
    </fieldset>
  );
}

interface ChosenImageProps {
  file: File;
  place: number;
  onRemove: () => void;
}

function ChosenImage({ file, place, onRemove }: ChosenImageProps) {
  const url = useObjectUrl(file);
  return (
    <span className="relative block size-22 rounded-sm bg-studio">
      {url && <img src={url} alt={file.name} className="size-full rounded-sm object-cover" />}
      <IconButton
        icon="close"
        look="ink"
        label={`Remove image ${place}`}
        className="absolute -top-3 -right-3"
        onClick={onRemove}
      />
    </span>
  );
}
