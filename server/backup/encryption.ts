import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

const RECIPIENT = 'age1';
const IDENTITY = 'AGE-SECRET-KEY-1';
/** First bytes of every file of the age format (age-encryption.org/v1). */
export const AGE_MARK = 'age-encryption.org/v1';

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Encrypts in the age format, which the program `age` reads too.
 * @param key a passphrase, an age identity, or an age recipient, with which nothing can be decrypted again
 */
export async function* encrypted(plain: Bytes, key: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  try {
    if (key.startsWith(RECIPIENT)) encrypter.addRecipient(key);
    else if (key.startsWith(IDENTITY)) encrypter.addRecipient(await identityToRecipient(key));
    else encrypter.setPassphrase(key);
  } catch (cause) {
    throw new BackupError(
      'BACKUP_KEY looks like a key of age but is not a valid one. Check it for typing errors.',
      { cause },
    );
  }
  yield* chunksOf(await encrypter.encrypt(streamOf(plain)));
}

/** @throws BackupError where the key does not open it */
export async function* decrypted(sealed: Bytes, key: string | undefined): AsyncGenerator<Uint8Array> {
  if (!key)
    throw new BackupError('This backup is encrypted. Set BACKUP_KEY to the key that it was made with.');
  if (key.startsWith(RECIPIENT)) {
    throw new BackupError('BACKUP_KEY is the public key, which only encrypts. Set it to the secret key.');
  }
  const decrypter = new Decrypter();
  let plain: ReadableStream<Uint8Array>;
  try {
    if (key.startsWith(IDENTITY)) decrypter.addIdentity(key);
    else decrypter.addPassphrase(key);
    plain = await decrypter.decrypt(streamOf(sealed));
  } catch (cause) {
    throw new BackupError('BACKUP_KEY does not open this backup.', { cause });
  }
  yield* chunksOf(plain);
}

/** By hand: the web streams of Node and of the browser, which the library names, differ as types. */
function streamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(new Uint8Array(next.value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
