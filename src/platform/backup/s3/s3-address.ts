import { StartError } from '../../start-error.js';

const SCHEME = 's3://';

/** An object in a bucket, or what its key begins with. */
export interface S3Address {
  readonly bucket: string;
  readonly key: string;
}

/** Whether an archive is in a bucket; else its address is the path of a file. */
export const isS3Address = (address: string): boolean => address.startsWith(SCHEME);

export const toS3Address = ({ bucket, key }: S3Address): string => `${SCHEME}${bucket}/${key}`;

/** @throws StartError where it names no bucket */
export function parseS3Address(address: string): S3Address {
  const [bucket = '', ...parts] = address.slice(SCHEME.length).split('/');
  if (bucket === '' || parts.length === 0) {
    throw new StartError(`${address} is no address of an object: s3://<bucket>/<key>.`);
  }
  return { bucket, key: parts.join('/') };
}

/** What the keys of the objects beside this one begin with. */
export const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1);
