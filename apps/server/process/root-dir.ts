import { existsSync } from 'node:fs'
import path from 'node:path'

/** The checkout that a module belongs to, from source and from the bundle alike: the nearest folder above with a package. */
export function findRootDir(folder: string): string {
  for (let current = folder; current !== path.dirname(current); current = path.dirname(current)) {
    if (existsSync(path.join(current, 'package.json'))) return current
  }
  return process.cwd()
}
