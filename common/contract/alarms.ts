/** What the shop raises an alarm about by email. Stored, and a label of a metric, so never renamed. */
export const ALARMS = [
  'disk_data',
  'disk_backups',
  'failed_jobs',
  'cards_down',
  'files_down',
  'mail_down',
  'redis_down',
  'backup',
  'decline_rate',
] as const;

export type AlarmName = (typeof ALARMS)[number];

/** Below this free share of a disk it counts as nearly full; `ShopDiskFull` of Prometheus has the same. */
export const LEAST_FREE_SHARE = 0.1;

/** A last good backup older than this, in seconds, is overdue; `ShopBackupOld` of Prometheus has the same. */
export const BACKUP_OVERDUE_AFTER = 2 * 86_400;

interface AlarmTexts {
  readonly title: string;
  /** What it means for shoppers. */
  readonly impact: string;
  /** What to do first. */
  readonly advice: string;
}

/** How emails and the back office name the alarms. */
export const alarmTexts: Readonly<Record<AlarmName, AlarmTexts>> = {
  disk_data: {
    title: 'The disk is nearly full',
    impact:
      'Shoppers notice nothing yet. On a full disk orders and images can no longer be stored, and the shop stops selling.',
    advice:
      'Delete what is not the shop’s, such as old logs, or enlarge the disk. Leave the files of the data folder alone.',
  },
  disk_backups: {
    title: 'The disk of the backups is nearly full',
    impact: 'Shoppers notice nothing. On a full disk no backups are made.',
    advice: 'Move older backups elsewhere, or enlarge the disk.',
  },
  failed_jobs: {
    title: 'Jobs failed for good',
    impact: 'What they were for has not happened: a customer may wait for an email or a refund.',
    advice:
      'Read the error of each job under Operations and fix its cause. Then select Retry, or Dismiss for what is no longer needed.',
  },
  cards_down: {
    title: 'The card provider does not respond',
    impact: 'Shoppers cannot pay. Payments that were made before become orders once it responds.',
    advice:
      'See the status page of the card provider. If it is up, check the shop’s network and its secret key.',
  },
  files_down: {
    title: 'The image store does not respond',
    impact: 'Shoppers can buy, but pages lack their images.',
    advice: 'See whether the S3 store runs and its bucket exists, or whether the disk is there.',
  },
  mail_down: {
    title: 'The mail server does not respond',
    impact:
      'Shoppers can buy. Their emails, such as confirmations and password links, wait for it for three days.',
    advice: 'See the status page of the email provider. If it is up, check SMTP_URL.',
  },
  redis_down: {
    title: 'Redis does not respond',
    impact: 'Shoppers can buy. Emails, refunds and new images wait.',
    advice: 'Start Redis again. Nothing is lost: the shop goes on with what waits.',
  },
  backup: {
    title: 'There is no current backup',
    impact:
      'Shoppers notice nothing. If the disk breaks now, all orders since the last good backup are lost.',
    advice:
      'Fix what the reason says. The alarm ends with the next good backup; to have one at once, set BACKUP_CRON some minutes ahead.',
  },
  decline_rate: {
    title: 'Many payments are declined',
    impact: 'Shoppers whose cards are declined cannot buy.',
    advice:
      'Compare the declined payments at the card provider. Many cards from one account or address mean that somebody tests stolen cards: block the account. One reason for all of them: ask the card provider.',
  },
};
