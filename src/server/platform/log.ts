import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The server's log. It carries ids, codes, durations and routes; never headers, bodies, query
 * strings, tokens or what people wrote, so those are not handed to it and known names are censored.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['*.password', '*.token', '*.accessToken', '*.refreshToken', '*.authorization', '*.content', '*.email'],
      censor: '[removed]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
