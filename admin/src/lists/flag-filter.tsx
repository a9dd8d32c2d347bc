import Chip from '@mui/material/Chip';
import { FieldTitle, type InputProps } from 'react-admin';

/** A filter that is on as soon as it is added; it is given its value as `defaultValue`. */
export const FlagFilter = ({ label, source }: InputProps) => (
  <Chip label={<FieldTitle label={label} source={source} />} />
);
