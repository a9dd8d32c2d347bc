import { blockUser, unblockUser } from '../data/block-user';
import type { StaffMember } from '../data/records';
import type { CallTexts } from '../ui/use-call';
import { removeStaffFactors, removeStaffMember } from './calls';

/** Something that an owner can do with a member of the staff. */
export interface StaffAction {
  label: string;
  /** Names the member. */
  question: string;
  effect: string;
  danger: boolean;
  call: () => Promise<unknown>;
  texts: CallTexts;
}

const failed = 'Failed. Please try again.';

const block = ({ id, name, email }: StaffMember): StaffAction => ({
  label: 'Block',
  question: `Block ${name}?`,
  effect: `${email} is logged out at once and cannot log in until an owner unblocks the account. The role stays.`,
  danger: true,
  call: () => blockUser(id),
  texts: {
    loading: 'Blocking...',
    success: 'Account blocked.',
    refused: 'Failed to block the account',
    failed,
  },
});

const unblock = ({ id, name, email }: StaffMember): StaffAction => ({
  label: 'Unblock',
  question: `Unblock ${name}?`,
  effect: `${email} can log in again.`,
  danger: false,
  call: () => unblockUser(id),
  texts: {
    loading: 'Unblocking...',
    success: 'Account unblocked.',
    refused: 'Failed to unblock the account',
    failed,
  },
});

/** The actions on a member, without the change of role, which has a dialog of its own. */
export function staffActions(member: StaffMember): StaffAction[] {
  const { id, name, email, hasSecondFactor, blockedAt } = member;
  return [
    blockedAt === null ? block(member) : unblock(member),
    ...(hasSecondFactor
      ? [
          {
            label: 'Remove second factor',
            question: `Remove the second factor of ${name}?`,
            effect: `For a phone or key that is lost. ${email} is logged out everywhere, gets an email, and logs in by the password alone until a new one is added.`,
            danger: true,
            call: () => removeStaffFactors(id),
            texts: {
              loading: 'Removing...',
              success: 'Second factors removed.',
              refused: 'Failed to remove the second factor',
              failed,
            },
          },
        ]
      : []),
    {
      label: 'Remove from staff',
      question: `Remove ${name} from the staff?`,
      effect: `${email} is logged out at once and keeps a customer account.`,
      danger: true,
      call: () => removeStaffMember(id),
      texts: {
        loading: 'Removing...',
        success: 'Removed from the staff.',
        refused: 'Failed to remove from the staff',
        failed,
      },
    },
  ];
}
