import { expect, test } from 'vitest';
import { defaultLimits } from './limits.ts';

const words: Record<number, string> = { 60: 'minute', 900: 'quarter', 3600: 'hour', 86400: 'day' };

test('MEND-10 every call that can be misused has its limit', () => {
  const told = Object.entries(defaultLimits).map(
    ([name, { points, seconds }]) => `${name} ${points} per ${words[seconds]}`,
  );
  expect(told).toEqual([
    'captcha 60 per minute',
    'passwordPerAccount 10 per quarter',
    'passwordPerAddress 100 per quarter',
    'lockoutRecord 1 per quarter',
    'refusalRecord 10 per quarter',
    'accessRequest 1 per day',
    'smsPerUser 8 per hour',
    'smsPerNumber 8 per hour',
    'smsPerAddress 100 per hour',
    'smsPerDay 5000 per day',
    'recoveryPerAccount 5 per hour',
    'recoveryPerAddress 20 per hour',
    'verificationPerAccount 5 per hour',
    'linkPerAddress 30 per quarter',
    'ssoPerAddress 100 per quarter',
    'invitation 20 per hour',
    'resendPerInvitation 5 per hour',
    'registrationPerAddress 60 per quarter',
    'contact 10 per hour',
    'contactByVisitors 500 per day',
    'customReports 20 per hour',
    'sharing 60 per hour',
    'profile 60 per hour',
    'enabling 10 per hour',
    'refresh 60 per hour',
    'log 20 per minute',
  ]);
});
