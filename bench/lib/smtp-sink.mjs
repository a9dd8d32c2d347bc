import { SMTPServer } from 'smtp-server';

/** A mail server as a process of its own, which accepts and drops every email; prints its port. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  hideSTARTTLS: true,
  disableReverseLookup: true,
  onData: (stream, _session, answer) => stream.resume().on('end', () => answer()),
});
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => console.log(server.server.address().port));
