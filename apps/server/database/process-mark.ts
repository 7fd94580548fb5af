import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * A name for one life of a process, `<pid>.<hash of its start>`: a number alone is given out again, after a reboot or in a
 * restarted container at once. Null when no such process runs (one that has ended but was not yet collected does not run).
 */
export function markOf(pid: number): string | null {
  const start = process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid)
  return start === null ? null : `${pid}.${createHash('sha256').update(start).digest('hex').slice(0, 12)}`
}

export function isMarkAlive(mark: string): boolean {
  return markOf(Number.parseInt(mark, 10)) === mark
}

export function isAlive(pid: number): boolean {
  return markOf(pid) !== null
}

/** The command a process was started with, or null; readable for every user, unlike its working folder. */
export function commandOf(pid: number): string | null {
  if (process.platform === 'linux') return readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? null
  return ps(pid, 'command=')
}

function startOnLinux(pid: number): string | null {
  const stat = readOrNull(`/proc/${pid}/stat`)
  // The name in brackets may hold anything, spaces and brackets too: count the fields after its end.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields?.[0]
  if (state === undefined || state === 'Z' || state === 'X') return null
  return `${readOrNull('/proc/sys/kernel/random/boot_id')}${fields?.[19]}`
}

function startElsewhere(pid: number): string | null {
  const line = ps(pid, 'stat=,lstart=')
  return line === null || line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '')
}

function ps(pid: number, columns: string): string | null {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
  } catch {
    return null
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
