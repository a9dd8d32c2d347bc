import { generateSync } from 'otplib';
import { OtplibTotpCodes } from './otplib-totp-codes.js';

const codes = new OtplibTotpCodes();
const at = (seconds: number) => new Date(seconds * 1000);

describe('time-based codes', () => {
  it('are those of RFC 6238', () => {
    // The RFC's secret '12345678901234567890' in Base32, and the last 6 of its 8 digits.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(codes.stepOf(secret, '287082', at(59))).toBe(1);
    expect(codes.stepOf(secret, '081804', at(1111111109))).toBe(37037036);
  });

  it('are valid one step early or late, and name their own step', () => {
    const secret = codes.newSecret();
    const code = generateSync({ secret, epoch: 3000 });
    expect([2970, 3000, 3029, 3059].map((now) => codes.stepOf(secret, code, at(now)))).toEqual([
      100, 100, 100, 100,
    ]);
    expect(codes.stepOf(secret, code, at(2939))).toBeUndefined();
    expect(codes.stepOf(secret, code, at(3060))).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is no code', (code) => {
    expect(codes.stepOf(codes.newSecret(), code, at(3000))).toBeUndefined();
  });

  it('have secrets of 160 bits, and an address that names shop and account', () => {
    expect(codes.newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(codes.newSecret()).not.toBe(codes.newSecret());
    expect(codes.uri('SECRET', 'ann@x.test', 'VIGOR')).toMatch(
      /^otpauth:\/\/totp\/VIGOR:ann%40x\.test\?.*secret=SECRET.*issuer=VIGOR/,
    );
  });
});
