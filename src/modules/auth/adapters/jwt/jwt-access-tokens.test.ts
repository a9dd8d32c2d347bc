import { JwtService } from '@nestjs/jwt';
import { accessTokensContract } from '../../testing/tokens.contract.js';
import { accessTokenPayload, JwtAccessTokens } from './jwt-access-tokens.js';

describe('access tokens', () => {
  const jwt = new JwtService({ secret: 'a secret of this test' });
  const tokens = new JwtAccessTokens(jwt);
  accessTokensContract(tokens);

  it('carry what the strategy reads', () => {
    const userId = '01900000-0000-7000-8000-0000000000a1';
    const sessionId = '01900000-0000-7000-8000-0000000000b1';
    const token = tokens.sign({ userId, role: 'admin', sessionId });
    const payload = accessTokenPayload.parse(jwt.verify(token));
    expect(payload).toEqual({ _id: userId, role: 'admin', sid: sessionId });
  });
});
