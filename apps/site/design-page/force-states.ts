const STATES = ['hover', 'focus-visible', 'active'] as const

/** Makes the colour scheme a choice of the page instead of the system's. */
export function forceScheme(rules: readonly CSSRule[], isDark: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme')) {
      rule.media.mediaText = rule.media.mediaText.includes('dark') === isDark ? 'all' : 'not all'
    }
    forceScheme(rulesIn(rule), isDark)
  }
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
}

/** Gives every rule of `:hover`, `:focus-visible` and `:active` a twin for the classes `force-hover` and so on. */
export function forceStates(rules: readonly CSSRule[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('.force-')) rule.selectorText = withTwins(rule.selectorText)
    forceStates(rulesIn(rule))
  }
}

/** `a:hover` becomes `a:is(:hover, .force-hover)`. */
export function withTwins(selector: string): string {
  return STATES.reduce((text, state) => text.replaceAll(new RegExp(`:${state}(?![\\w-])`, 'g'), `:is(:${state}, .force-${state})`), selector)
}

function rulesIn(rule: CSSRule): CSSRule[] {
  return 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : []
}
