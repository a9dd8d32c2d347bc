import userEvent from '@testing-library/user-event';
import { field } from './screen';

export const imageFile = (name: string) => new File(['image'], name, { type: 'image/png' });
export const textFile = (name: string) => new File(['text'], name, { type: 'text/plain' });

/** Chooses files as somebody does whose file chooser shows all of them. */
export const chooseFiles = (label: string, files: File[]): Promise<void> =>
  userEvent.upload(field(label), files, { applyAccept: false });
