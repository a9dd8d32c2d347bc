import Portal from '@mui/material/Portal';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import toast, { Toaster as HotToaster, useToasterStore } from 'react-hot-toast';
import { tokens } from '../theme/tokens';

const LIMIT = 20;

/** The toaster of both applications; shows React-Admin's notifications too. */
export const Toaster = () => {
  useRelayedNotifications();
  useLimit();
  return (
    <Portal>
      <div ref={preventAriaHidden}>
        <HotToaster
          position="top-center"
          toastOptions={{
            style: {
              background: tokens.ink,
              color: tokens.paper,
              border: '1px solid #2D363C',
              borderRadius: 12,
              maxWidth: 440,
            },
            success: { iconTheme: { primary: tokens.volt, secondary: tokens.ink } },
          }}
        />
      </div>
    </Portal>
  );
};

/** Keeps toasts readable for screen readers while a dialog hides the rest of the page from them. */
function preventAriaHidden(host: HTMLElement | null): (() => void) | undefined {
  if (!host) return undefined;
  const observer = new MutationObserver(() => {
    if (host.hasAttribute('aria-hidden')) host.removeAttribute('aria-hidden');
  });
  observer.observe(host, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

function useRelayedNotifications(): void {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (!notifications.length) return;
    const next = takeNotification();
    if (!next) return;
    const { message, type, notificationOptions } = next;
    const text =
      typeof message === 'string'
        ? translate(message, { _: message, ...notificationOptions?.messageArgs })
        : message;
    const show = type === 'error' ? toast.error : type === 'success' ? toast.success : toast;
    if (text) show(<>{text}</>);
  }, [notifications, takeNotification, translate]);
}

function useLimit(): void {
  const { toasts } = useToasterStore();
  useEffect(() => {
    for (const old of toasts.filter((one) => one.visible).slice(LIMIT)) toast.dismiss(old.id);
  }, [toasts]);
}
