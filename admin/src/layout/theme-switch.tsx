import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from 'react-admin';
import { SidebarItem } from './sidebar-item';

/** Switches between light and dark; follows the system until a user chooses. */
export const ThemeSwitch = () => {
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const [chosen, choose] = useTheme();
  const dark = (chosen ?? system) === 'dark';
  return (
    <SidebarItem
      label={dark ? 'Light mode' : 'Dark mode'}
      icon={dark ? LightModeOutlined : DarkModeOutlined}
      onClick={() => choose(dark ? 'light' : 'dark')}
    />
  );
};
