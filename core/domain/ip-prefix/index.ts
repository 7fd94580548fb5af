export { anonymousPrefix, linePrefix, proxyPrefix } from './ip-prefix.ts'
