import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DiskRoom } from '#core/ports/files/disk-room.ts'
import { RENDER_VERSION, type PictureTools, type RenderInput, type Rendition } from './port.ts'
import { renditionWidths } from './widths.ts'

/**
 * The same tools with renditions kept in `folder` by the hash of their original, so that another data folder on the same checkout need not
 * make them again. A folder that cannot be read or written, or a disk without room, only costs the time of making.
 */
export function keepRenditions(tools: PictureTools, folder: string, room: DiskRoom): PictureTools {
  return {
    ...tools,
    render: async (input) => {
      const known = await readAll(folder, input)
      if (known !== null) return known
      const made = await tools.render(input)
      if (await room.hasRoom()) await Promise.all(made.map((rendition) => keep(fileOf(folder, input, rendition.width), rendition.bytes)))
      return made
    },
  }
}

function fileOf(folder: string, { sha256, format }: RenderInput, width: number): string {
  return path.join(folder, sha256.slice(0, 2), `${sha256}-${RENDER_VERSION}-${width}.${format}`)
}

async function readAll(folder: string, input: RenderInput): Promise<Rendition[] | null> {
  const widths = renditionWidths(input.widths, input.width)
  try {
    return await Promise.all(
      widths.map(async (width) => ({
        format: input.format,
        width,
        height: Math.max(1, Math.round((input.height * width) / input.width)),
        bytes: await readFile(fileOf(folder, input, width)),
      })),
    )
  } catch {
    return null
  }
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } catch {
    // A checkout that may not be written to, or a disk that is full.
    await rm(unfinished, { force: true }).catch(() => {})
  }
}
