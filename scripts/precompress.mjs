// Runs under the project's own Node, which reads TypeScript. Argument: the folder of a finished build.
import { precompressFolder } from './vite/precompress.ts'

await precompressFolder(process.argv[2])
