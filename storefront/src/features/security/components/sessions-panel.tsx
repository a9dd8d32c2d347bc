import { deviceName } from '../../../../../common/format/device-name';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { LoadFailed } from '../../../ui/load-failed';
import { notify } from '../../../ui/notify';
import { passFocusUp } from '../../../ui/pass-focus-up';
import { Skeleton } from '../../../ui/skeleton';
import { securityApi, type ActiveSession } from '../api';
import { useShopDays } from '../../../ui/shop-days';

const FAILED = 'Failed to log out. Please try again.';

/** The browsers in which the user is logged in. */
export function SessionsPanel({ user }: { user: string }) {
  const { currentData: sessions, isError, refetch } = securityApi.useGetSessionsQuery(user);
  const [endOthers, { isLoading }] = securityApi.useEndOtherSessionsMutation();
  const logOutOthers = () =>
    endOthers()
      .unwrap()
      .then(
        () => notify.success('Logged out everywhere else.'),
        (error: unknown) => notify.error(messageOf(error, FAILED)),
      );
  return (
    <section aria-labelledby="sessions" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <h2 id="sessions" className="text-h3">
        Where you are logged in
      </h2>
      {sessions ? (
        <ul role="list" className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <SessionRow key={session._id} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <LoadFailed text="Your sessions could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <Button
            ref={passFocusUp}
            look="outline"
            busy={isLoading}
            onClick={() => void logOutOthers()}
          >
            Log out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const { minute } = useShopDays();
  const [end, { isLoading }] = securityApi.useEndSessionMutation();
  const { _id, device, address, lastSeenAt, isCurrent } = session;
  const name = deviceName(device);
  const logOut = () =>
    end(_id)
      .unwrap()
      .then(
        () => notify.success('Logged out there.'),
        (error: unknown) => notify.error(messageOf(error, FAILED)),
      );
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-steel wrap-anywhere">
          {isCurrent ? 'This browser' : `Last seen ${minute(lastSeenAt)}`}
          {address && ` · ${address}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          ref={passFocusUp}
          look="outline"
          busy={isLoading}
          aria-label={`Log out of ${name}`}
          onClick={() => void logOut()}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
