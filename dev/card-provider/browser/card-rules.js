// What can be said of a card without its bank: brand, spacing, and the provider's error texts.

const BRANDS = [
  { name: 'visa', starts: /^4/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  { name: 'mastercard', starts: /^(5[1-5]|2[2-7])/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  { name: 'amex', starts: /^3[47]/, lengths: [15], gaps: [4, 10], cvc: 4 },
  { name: 'discover', starts: /^6(011|4|5)/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
];
const UNKNOWN_BRAND = { name: 'unknown', lengths: [16], gaps: [4, 8, 12], cvc: 3 };

const digitsOf = (text) => text.replace(/\D/g, '');

function brandOf(number) {
  return BRANDS.find((brand) => brand.starts.test(number)) ?? UNKNOWN_BRAND;
}

function hasValidChecksum(number) {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const problem = (code, message) => ({ type: 'validation_error', code, message });

/** The error of a card number, if any. */
function numberProblem(text) {
  const number = digitsOf(text);
  if (number.length < Math.min(...brandOf(number).lengths)) {
    return problem('incomplete_number', 'Your card number is incomplete.');
  }
  return hasValidChecksum(number)
    ? undefined
    : problem('invalid_number', 'Your card number is invalid.');
}

/** `MM / YY` as numbers; the year with its century. */
function readExpiry(text) {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

/** The error of an expiry date, if any. */
function expiryProblem(text, today = new Date()) {
  if (digitsOf(text).length < 4) {
    return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  const { month, year } = readExpiry(text);
  if (month < 1 || month > 12) {
    return problem('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (year < today.getFullYear()) {
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return year > today.getFullYear() + 50
    ? problem('invalid_expiry_year', "Your card's expiration year is invalid.")
    : undefined;
}

/** The error of a security code, if any. */
function cvcProblem(text, number) {
  return digitsOf(text).length < brandOf(number).cvc
    ? problem('incomplete_cvc', "Your card's security code is incomplete.")
    : undefined;
}

/** `4242 4242 …`, or `3782 822463 10005`. */
function spaceNumber(text) {
  const number = digitsOf(text);
  const { gaps, lengths } = brandOf(number);
  return [...number.slice(0, Math.max(...lengths))]
    .map((digit, place) => (gaps.includes(place) ? ` ${digit}` : digit))
    .join('');
}

/** `12 / 34`; a first digit above 1 is a month of its own, and a year may come with its century. */
function spaceExpiry(text) {
  const typed = digitsOf(text).replace(/^(\d\d)20(\d\d)$/, '$1$2');
  const digits = (/^[2-9]/.test(typed) || /^1\s*\//.test(text) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
