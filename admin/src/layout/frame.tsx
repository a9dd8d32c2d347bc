import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState, type ReactNode } from 'react';
import { Loading, SkipNavigationButton, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { shopTimeZone } from '../data/shop-time';
import { useShop } from '../data/use-shop';
import { useMay, useStaffRole } from '../data/use-may';
import { tokens } from '../theme/tokens';
import { ErrorScreen } from './error-screen';
import { NotAllowed } from './not-allowed';
import { ProofDialog } from './proof-dialog';
import { screenPermission } from './screen-permission';
import { Sidebar } from './sidebar';
import { TestModeNotice } from './test-mode-notice';
import { useKeptFocus } from './use-kept-focus';
import { Wordmark } from '../ui/wordmark';

const WIDTH = 248;

/** The layout of every screen: the sidebar, or below 900 px a bar that opens it. */
export const Frame = ({ children }: LayoutProps) => {
  const wide = useMediaQuery('(min-width:900px)', { noSsr: true });
  // Another zone shows all times of a screen otherwise.
  const timeZone = useShop()?.settings.timeZone ?? shopTimeZone();
  useKeptFocus();
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipNavigationButton />
      {wide ? (
        <Box sx={{ position: 'fixed', insetBlock: 0, left: 0, width: WIDTH }}>
          <Sidebar />
        </Box>
      ) : (
        <NarrowBar />
      )}
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ ml: wide ? `${WIDTH}px` : 0, p: { xs: 2, sm: 3, lg: 5 }, outline: 'none' }}
      >
        <Box sx={{ maxWidth: 1320, mx: 'auto' }}>
          <TestModeNotice />
          <Screen key={timeZone}>{children}</Screen>
        </Box>
      </Box>
      <ProofDialog />
    </Box>
  );
};

const Screen = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const isLoaded = useStaffRole() !== null;
  const mayEnter = useMay(screenPermission(pathname));
  return (
    <ErrorScreen resetKey={pathname}>
      {isLoaded && !mayEnter ? (
        <NotAllowed />
      ) : (
        <Suspense fallback={<Loading />}>{children}</Suspense>
      )}
    </ErrorScreen>
  );
};

const NarrowBar = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 56,
        px: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        bgcolor: tokens.ink,
      }}
    >
      <IconButton
        aria-label="Open menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ color: tokens.paper }}
      >
        <MenuOutlined />
      </IconButton>
      <Wordmark />
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { sx: { width: 280, border: 0 }, 'aria-label': 'Menu' } }}
      >
        <Sidebar onNavigate={close} />
      </Drawer>
    </Box>
  );
};
