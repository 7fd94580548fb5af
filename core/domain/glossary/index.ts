export { deleteGlossaryTerm, findGlossaryTerm, listGlossary, saveGlossaryTerm } from './edit-glossary.ts'
export { readGlossary, type Glossary, type GlossaryEntry } from './read-glossary.ts'
