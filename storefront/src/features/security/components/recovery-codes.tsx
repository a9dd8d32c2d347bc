import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notify';

/** Recovery codes, which are shown this once: nothing closes them by mistake. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[] | null;
  onClose: () => void;
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText((codes ?? []).join('\n'));
      notify.success('Copied');
    } catch {
      notify.error('Please copy the codes by hand.');
    }
  };
  return (
    <Dialog
      open={codes !== null}
      title="Your recovery codes"
      closing="by-content"
      onClose={onClose}
    >
      <p className="text-steel">
        Each code logs you in once if you lose your second factor. Store them in a safe place: they
        are not shown again.
      </p>
      <ul
        role="list"
        className="grid grid-cols-1 gap-2 rounded-sm bg-mist p-4 font-mono sm:grid-cols-2"
      >
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => void copy()}>
          Copy codes
        </Button>
        <Button onClick={onClose}>I have stored them</Button>
      </div>
    </Dialog>
  );
}
