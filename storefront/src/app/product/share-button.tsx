import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { notify } from '../../ui/notify';

/** Opens the system's share sheet where there is one; otherwise copies the address. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify.success('Link copied');
    } catch (error) {
      // Closing the sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        notify.error('The link could not be copied');
      }
    }
  };
  return (
    <Button look="quiet" onClick={() => void share()}>
      <Icon name="share" className="size-4.5" />
      Share
    </Button>
  );
}
