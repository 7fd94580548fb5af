export { readFooter } from './read-footer.ts'
