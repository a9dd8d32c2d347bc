import type { SvgIconComponent } from '@mui/icons-material';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths';
import { tokens } from '../theme/tokens';

const look = {
  minHeight: 44,
  borderRadius: '10px',
  px: 1.5,
  color: '#C9D0D4',
  '& .MuiListItemIcon-root': { minWidth: 34, color: 'inherit' },
  '& .MuiListItemText-primary': { fontSize: '0.9375rem', fontWeight: 500 },
  '&:hover': { bgcolor: tokens.graphite, color: tokens.paper },
  '&[aria-current="page"]': { bgcolor: tokens.graphite, color: tokens.paper },
  '&[aria-current="page"] .MuiListItemIcon-root': { color: tokens.volt },
} as const;

interface SidebarItemProps {
  label: string;
  icon: SvgIconComponent;
  /** A page of the back office. */
  to?: string;
  /** A page of the storefront, which is another application. */
  href?: string;
  /** At the end of the row: how much waits there. */
  Count?: ComponentType;
  onClick?: () => void;
}

/** One row of the sidebar: a link, or without an address a button. */
export const SidebarItem = (props: SidebarItemProps) => {
  const { label, icon: Icon, to, href, Count, onClick } = props;
  const content = (
    <>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={label} />
      {Count && <Count />}
    </>
  );
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      {to ? (
        <ListItemButton
          component={NavLink}
          to={to}
          end={to === paths.home}
          onClick={onClick}
          sx={look}
        >
          {content}
        </ListItemButton>
      ) : href ? (
        <ListItemButton component="a" href={href} sx={look}>
          {content}
        </ListItemButton>
      ) : (
        <ListItemButton component="button" onClick={onClick} sx={look}>
          {content}
        </ListItemButton>
      )}
    </ListItem>
  );
};
