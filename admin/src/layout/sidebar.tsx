import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { session } from '../../../common/browser/session';
import { useStaffRole } from '../data/use-may';
import { useShop } from '../data/use-shop';
import { paths } from '../paths';
import { tokens } from '../theme/tokens';
import { sidebarGroupsOf } from './sidebar-groups';
import { SidebarItem } from './sidebar-item';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from '../ui/wordmark';

const heading = {
  background: 'none',
  color: '#8D979F',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
  px: 1.5,
  pt: 2.5,
  pb: 1,
} as const;

/** The wordmark, which leads to the dashboard. */
const HomeLink = ({ onClick }: { onClick?: () => void }) => (
  <Box
    component={Link}
    to={paths.home}
    onClick={onClick}
    aria-label={`${useShop()?.name ?? ''} back office`.trim()}
    sx={{ px: 1.5, py: 2, textDecoration: 'none', display: 'block' }}
  >
    <Wordmark />
  </Box>
);

/**
 * The sidebar: wordmark, link groups, and at the bottom theme, shop and logout. It is not rendered again with the
 * frame, which React-Admin renders several times for each screen: that was a third of what a list rendered.
 */
export const Sidebar = memo(({ onNavigate }: { onNavigate?: () => void }) => (
  <Box
    component="aside"
    aria-label="Sidebar"
    sx={{
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      bgcolor: tokens.ink,
      color: tokens.paper,
      p: 1.5,
      overflowY: 'auto',
    }}
  >
    <HomeLink onClick={onNavigate} />
    <Box component="nav" aria-label="Back office" sx={{ flexGrow: 1 }}>
      {sidebarGroupsOf(useStaffRole()).map(({ heading: name, links }) => (
        <List
          key={name ?? links[0]?.to}
          disablePadding
          sx={{ pt: name ? 0 : 1.5 }}
          subheader={
            name && (
              <ListSubheader disableSticky sx={heading}>
                {name}
              </ListSubheader>
            )
          }
        >
          {links.map(({ needs: _needs, ...link }) => (
            <SidebarItem key={link.to} {...link} onClick={onNavigate} />
          ))}
        </List>
      ))}
    </Box>
    <List disablePadding sx={{ borderTop: '1px solid #2D363C', pt: 1 }}>
      <SidebarItem label="My profile" href={paths.profile} icon={AccountCircleOutlined} />
      <SidebarItem
        label="Email notifications"
        to={paths.notifications}
        icon={NotificationsOutlined}
        onClick={onNavigate}
      />
      <ThemeSwitch />
      <SidebarItem label="Go to shop" href={paths.shop} icon={StorefrontOutlined} />
      <SidebarItem label="Logout" icon={LogoutOutlined} onClick={() => void session.signOut()} />
    </List>
  </Box>
));
