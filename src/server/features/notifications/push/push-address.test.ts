import { expect, it } from 'vitest';
import { pushAddress } from './push-address.ts';

const OWN = ['push.example.org', 'push.example.org:8443', '127.0.0.1:4000', 'localhost:4000', '[::1]:4000'];

it.each([
  'https://fcm.googleapis.com/fcm/send/c1:APA91bHun4',
  'https://fcm.googleapis.com/wp/dJ3-x%3D',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA_-',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b',
  'https://web.push.apple.com/QPh3x',
  'https://api.push.apple.com/3/device',
  'https://push.example.org/a',
  'https://push.example.org:8443/a',
  'https://127.0.0.1:4000/a',
  'http://127.0.0.1:4000/a',
  'http://localhost:4000/a',
  'http://[::1]:4000/a',
])('A push goes to %s', (endpoint) => {
  expect(pushAddress(endpoint, OWN)?.href).toBe(endpoint);
});

it.each([
  // Hosts that look similar.
  'https://fcm.googleapis.com.evil.example/fcm/send/x',
  'https://evilfcm.googleapis.com/x',
  'https://x.fcm.googleapis.com/x',
  'https://evil-push.services.mozilla.com/x',
  'https://push.services.mozilla.com/x',
  'https://evilnotify.windows.com/x',
  'https://notpush.apple.com/x',
  'https://web.push.apple.com.evil.example/x',
  'https://googleapis.com/x',
  // Other spellings of the same host, and other hosts.
  'https://fcm.googleapis.com./x',
  'https://FCM.googleapis.com/x',
  'https://fcm。googleapis.com/x',
  'https://fcm.gооgleapis.com/x',
  'https://xn--fcm-0na.googleapis.com/x',
  'https://fcm%2egoogleapis.com/x',
  'https://fcm.googleapis.com%00.evil.example/x',
  'https://fcm.googleapis.com\u0000.evil.example/x',
  'https://fcm.goo\tgleapis.com/x',
  ' https://fcm.googleapis.com/x',
  'https:fcm.googleapis.com/x',
  'https:///fcm.googleapis.com/x',
  String.raw`https://evil.example\@fcm.googleapis.com/x`,
  String.raw`https:\\fcm.googleapis.com\x`,
  // User names and ports.
  'https://fcm.googleapis.com@evil.example/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:443/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com:22/x',
  'https://push.example.org:9000/x',
  'https://push.example.org:08443/x',
  // Schemes.
  'http://fcm.googleapis.com/x',
  'http://push.example.org/x',
  'http://push.example.org:8443/x',
  'ftp://fcm.googleapis.com/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'ws://127.0.0.1:4000/a',
  // This machine and its network, unless configured.
  'http://127.0.0.1/x',
  'http://127.0.0.1:4001/x',
  'http://localhost/x',
  'http://2130706433:4000/x',
  'http://0x7f000001:4000/x',
  'http://0177.0.0.1:4000/x',
  'http://127.1:4000/x',
  'http://127.0.0.1.:4000/x',
  'http://[::ffff:127.0.0.1]:4000/x',
  'http://[0:0:0:0:0:0:0:1]:4000/x',
  'http://0.0.0.0:4000/x',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/x',
  'https://192.168.1.1/x',
  'https://[fd00::1]/x',
  // Not addresses at all.
  '',
  'https://',
  'https://fcm.googleapis.com',
  '//fcm.googleapis.com/x',
  '/push/x',
  'fcm.googleapis.com/x',
])('No push goes to %j', (endpoint) => {
  expect(pushAddress(endpoint, OWN)).toBeUndefined();
});
