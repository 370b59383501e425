import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key';

describe('the key of an address', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:9::', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::abcd%2', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('[R6] an IPv6 address is reduced to the network of one customer: %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:255.255.0.1%eth0', '255.255.0.1'],
  ])('[R6] an IPv4 address is kept complete, also mapped into IPv6: %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('[R6] neighbouring networks have different keys', () => {
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('192.0.2.7')).not.toBe(addressKey('192.0.2.8'));
  });

  it('[R6] the key of an invalid address is its text, at most as long as an address', () => {
    expect(addressKey('unknown')).toBe('unknown');
    expect(addressKey(undefined)).toBe('unknown');
    expect(addressKey('')).toBe('');
    expect(addressKey('x'.repeat(300))).toHaveLength(45);
  });
});
