import { useLeaveQuestion } from './use-leave-question';

/** Asks before the page is left; rendered while something is unsaved, so that other navigation meets no blocker. */
export const LeaveQuestion = () => {
  useLeaveQuestion(true);
  return null;
};
