/** What a shop of production says on every page while the card provider's keys are those of its test mode. */
export const TEST_MODE_TEXT = 'Test mode: no real payments are taken, and no order is delivered.';
