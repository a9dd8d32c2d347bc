// The bank's question whether it is really the card's owner who pays.

/**
 * Opens the dialog and calls `answer('complete' | 'fail')` with what is pressed; closing it is a
 * failure. While the answer cannot be sent it stays open. Resolves to what `answer` came to.
 */
function askInDialog(intent, answer) {
  addStyles();
  const amount = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: intent.currency,
  }).format(intent.amount / 100);
  const buttons = [
    make('button', { type: 'button', value: 'complete' }, 'Complete'),
    make('button', { type: 'button', value: 'fail' }, 'Fail'),
  ];
  const trouble = make('p', { role: 'alert', hidden: true });
  const dialog = make(
    'dialog',
    { className: 'vg-challenge', 'aria-labelledby': 'vg-challenge-title' },
    make('h2', { id: 'vg-challenge-title' }, 'Confirm your payment'),
    make(
      'p',
      {},
      `Your bank asks whether it is you who pays ${amount}. This is a test: no real money.`,
    ),
    trouble,
    make('div', { className: 'vg-challenge__buttons' }, ...buttons),
  );

  return new Promise((resolve) => {
    const press = async (outcome) => {
      for (const button of buttons) button.disabled = true;
      const result = await answer(outcome);
      if (result.error?.type === 'api_connection_error') {
        trouble.textContent = 'Your answer could not be sent. Please try again.';
        trouble.hidden = false;
        for (const button of buttons) button.disabled = false;
        buttons[0].focus();
        return;
      }
      dialog.close();
      dialog.remove();
      resolve(result);
    };
    for (const button of buttons) button.addEventListener('click', () => void press(button.value));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (!buttons[0].disabled) void press('fail');
    });
    // Tab stays among the buttons; a modal dialog alone would let it leave for the browser's bars.
    dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      const place = buttons.indexOf(document.activeElement);
      buttons[place === 0 ? 1 : 0].focus();
    });
    document.body.append(dialog);
    dialog.showModal();
    buttons[0].focus();
  });
}
