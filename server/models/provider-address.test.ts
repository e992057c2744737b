import { describe, expect, test } from 'vitest';
import { interfaceAddress } from './provider-address.ts';

describe('the address of a model’s interface', () => {
  test.each([
    ['http://localhost:11434', 'http://localhost:11434/v1'],
    ['http://localhost:11434/', 'http://localhost:11434/v1'],
    ['http://localhost:11434/api', 'http://localhost:11434/v1'],
    ['http://localhost:1234/v1', 'http://localhost:1234/v1'],
    ['http://localhost:1234/v1/', 'http://localhost:1234/v1'],
    ['http://localhost:8000/v1/chat/completions', 'http://localhost:8000/v1'],
    ['http://localhost:8080/v1/models', 'http://localhost:8080/v1'],
    ['https://gateway.example.org/models/eu/openai', 'https://gateway.example.org/models/eu/openai'],
  ])('%s is asked at %s', (given, address) =>
    expect(interfaceAddress('openai-compatible', given)).toBe(address),
  );

  test('bare hosts in front of other providers', () => {
    expect(interfaceAddress('anthropic', 'http://proxy:9000')).toBe('http://proxy:9000/v1');
    expect(interfaceAddress('google', 'http://proxy:9000')).toBe('http://proxy:9000/v1beta');
    expect(interfaceAddress('openai', 'https://proxy/api')).toBe('https://proxy/api');
  });
});
