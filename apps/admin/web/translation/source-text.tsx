import { Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { ArticleBlock } from '#contract/article.ts'
import type { WordTerm } from '#contract/translation.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

type SourceTextProps = { label: string; source: string; fallback?: string | undefined; locale: Locale; to: Locale; terms: readonly WordTerm[] }

/** What is translated from, to be read only, and below it the terms of the trade in it with how the other language says them. */
export function SourceText({ label, source, fallback, locale, to, terms }: SourceTextProps) {
  const say = useMessages()
  const value: unknown = useWatch({ name: source })
  const { dir } = localeInfo(locale)
  const isEmpty = value === '' || value === null || value === undefined
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: 12.5, color: 'text.secondary', mb: 0.5 }}>{label}</Box>
      <Box
        dir={dir}
        lang={locale}
        sx={{
          bgcolor: COLOURS.sunken,
          borderRadius: '6px',
          px: 1.75,
          py: 1.25,
          minHeight: 44,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
          lineHeight: 1.6,
        }}
      >
        {Array.isArray(value) ? (
          value.map((block: ArticleBlock, at) => <Block key={at} block={block} />)
        ) : isEmpty ? (
          (fallback ?? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {say('languages.noSource')}
            </Box>
          ))
        ) : (
          <>{value}</>
        )}
      </Box>
      {terms.length > 0 && <Terms terms={terms} to={to} />}
    </Box>
  )
}

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === 'heading') return <Box sx={{ fontWeight: 650, mt: 1.5 }}>{block.text}</Box>
  if (block.kind === 'paragraph') return <Box sx={{ mt: 1, '&:first-of-type': { mt: 0 } }}>{block.text}</Box>
  if (block.kind === 'quote')
    return (
      <Box sx={{ mt: 1, borderInlineStart: `3px solid ${COLOURS.ink}`, paddingInlineStart: 1.5 }}>
        {block.text}
        {block.source !== null && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{block.source}</Box>}
      </Box>
    )
  if (block.kind === 'list')
    return (
      <Box component={block.is_ordered ? 'ol' : 'ul'} sx={{ mt: 1, mb: 0, paddingInlineStart: '1.5em' }}>
        {block.items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </Box>
    )
  return (
    <Box
      component="table"
      sx={{ mt: 1, borderCollapse: 'collapse', fontSize: 14, '& td, & th': { border: `1px solid ${COLOURS.line}`, px: 1, py: 0.5, textAlign: 'start' } }}
    >
      <thead>
        <tr>
          {block.head.map((cell, at) => (
            <th key={at}>{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function Terms({ terms, to }: { terms: readonly WordTerm[]; to: Locale }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { dir } = localeInfo(to)
  return (
    <Box
      component="dl"
      aria-label={say('languages.terms', { language: sayValue('language', to) })}
      sx={{ m: 0, mt: 1, display: 'grid', gap: 0.25, fontSize: 13 }}
    >
      {terms.map(({ term, use, avoid, note, meaning }) => (
        <Box key={term} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Box component="dt" title={meaning} sx={{ color: 'text.secondary' }}>
            {term} →
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="bdi" dir={dir} lang={to} sx={{ fontWeight: 600 }}>
              {use === '' ? say('languages.noTerm') : use}
            </Box>
            {avoid.length > 0 && (
              <Box component="span" sx={{ color: COLOURS.danger, ml: 1 }}>
                {say('languages.avoid')} <bdi lang={to}>{avoid.join(', ')}</bdi>
              </Box>
            )}
            {note !== '' && <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{note}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
