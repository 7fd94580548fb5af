/** Shortest password of staff, in characters after NFKC. */
export const STAFF_PASSWORD_MIN = 12
/** Longest: a pass phrase fits, a flood does not. */
export const PASSWORD_MAX = 200

const ROOTS = [
  'password',
  'passwort',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'contrasena',
  'motdepasse',
  'senha',
  'parola',
  'wachtwoord',
  'welcome',
  'welcome1',
  'letmein',
  'administrator',
  'admin',
  'adminadmin',
  'root',
  'superuser',
  'qwerty',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r',
  '1qaz2wsx',
  'qazwsxedc',
  'iloveyou',
  'woaini',
  'woaiwojia',
  'woaini1314',
  'mima',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'basketball',
  'superman',
  'batman',
  'pokemon',
  'starwars',
  'dragon',
  'monkey',
  'shadow',
  'master',
  'michael',
  'jennifer',
  'trustno1',
  'changeme',
  'default',
  'secret',
  'temporary',
  'test',
  'testtest',
  'guest',
  'login',
  'abc',
  'abcd',
  'abcdef',
  'abc123',
  'aa',
  'a',
  'quayline',
  'export',
  'exporter',
  'vehicle',
  'vehicles',
  'autoexport',
  'carexport',
  'automobile',
  'mercedes',
  'toyota',
  'ferrari',
  'porsche',
  'china',
  'beijing',
  'shanghai',
]
const TAILS = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '!',
  '!!',
  '!!!',
  '1!',
  '12!',
  '123!',
  '1234!',
  '123!@#',
  '@123',
  '@1234',
  '#123',
  '520',
  '1314',
  '5201314',
  '666',
  '888',
  '888888',
  '88888888',
  '000',
  '111',
  '111111',
  '321',
  '4321',
  '654321',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
  '2027',
  '@2024',
  '@2025',
  '@2026',
  '@2027',
]
const WHOLE = [
  '1234567890',
  '12345678910',
  '0123456789',
  '9876543210',
  '0987654321',
  '123456123456',
  '1234567890-=',
  '112233445566',
  '123123123123',
  '121212121212',
  '147258369',
  '159753456852',
  'abcdefghij',
  'abcdefghijkl',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'qwertyqwerty',
  'asdfasdfasdf',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  'q1w2e3r4t5',
  'q1w2e3r4t5y6',
  '1qaz2wsx3edc',
  'zaq12wsxcde3',
  '!qaz2wsx3edc',
  'correcthorsebatterystaple',
  'iloveyouforever',
  'letmeinplease',
  'thisisapassword',
  'mypassword123',
  'passwordpassword',
  'administrator1',
  'nopassword123',
  'ilovechina',
  'wodemima123',
  'nihaonihao',
]

/**
 * Passwords that guessers try first, lower case, after NFKC: common words with their usual endings and the site's own words.
 * `personal`: mail and name of the person, which are no secret either.
 */
export function* commonPasswords(personal: readonly string[]): Generator<string> {
  yield* WHOLE
  for (const character of '0123456789abcdefghijklmnopqrstuvwxyz!*') for (let length = 8; length <= 24; length += 1) yield character.repeat(length)
  yield* withTails(ROOTS)
  yield* personalPasswords(personal)
}

/** The part of `commonPasswords` that differs from person to person. */
export function personalPasswords(personal: readonly string[]): Generator<string> {
  return withTails(personalRoots(personal))
}

/** The spellings of a common password that a person may type: as it is, with a capital, all capitals. */
export function spellingsOf(word: string): readonly string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]
}

function personalRoots(personal: readonly string[]): string[] {
  const words = personal.flatMap((text) => {
    const lower = text.normalize('NFKC').toLowerCase().trim()
    return [lower, lower.replace(/\s+/g, ''), lower.split('@')[0] ?? '', ...lower.split(/[\s@._+-]+/)]
  })
  return [...new Set(words)].filter((word) => word.length >= 3)
}

function* withTails(roots: readonly string[]): Generator<string> {
  for (const root of roots) {
    for (const tail of TAILS) yield `${root}${tail}`
    yield `${root}${root}`
    yield `${root}${root}${root}`
  }
}
