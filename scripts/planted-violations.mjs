/** One small tree per rule of `.dependency-cruiser.cjs` that must be refused. */
const leaf = 'export const leaf = 1\n'
const use = (specifier) => `import { leaf } from '${specifier}'\nexport const user = leaf\n`

export const PLANTED = {
  'no-circular': { 'core/db/a.ts': use('./b.ts'), 'core/db/b.ts': "import type { user } from './a.ts'\nexport const leaf: typeof user = 1\n" },
  'no-circular-rooms': {
    'core/domain/car/read/a.ts': use('#core/domain/car/write/b.ts'),
    'core/domain/car/write/b.ts': leaf,
    'core/domain/car/write/c.ts': use('#core/domain/car/read/d.ts'),
    'core/domain/car/read/d.ts': leaf,
  },
  'contract-stands-alone': { 'contract/a.ts': use('#core/db/b.ts'), 'core/db/b.ts': leaf },
  'value-lists-are-plain': { 'contract/car-values.ts': use('./car.ts'), 'contract/car.ts': leaf },
  'schema-takes-value-lists': { 'core/db/schema/a.ts': use('#contract/car.ts'), 'contract/car.ts': leaf },
  'lists-for-the-schema-only': { 'core/db/a.ts': use('#contract/car-values.ts'), 'contract/car-values.ts': leaf },
  'i18n-stands-alone': { 'i18n/a.ts': use('#contract/b.ts'), 'contract/b.ts': leaf },
  'db-knows-no-domain': { 'core/db/a.ts': use('#core/domain/car/index.ts'), 'core/domain/car/index.ts': leaf },
  'ports-know-contract-only': { 'core/ports/mail/a.ts': use('#core/db/b.ts'), 'core/db/b.ts': leaf },
  'domain-takes-ports-not-adapters': { 'core/domain/car/a.ts': use('#core/ports/mail/smtp.ts'), 'core/ports/mail/smtp.ts': leaf },
  'domain-enters-by-index': { 'core/domain/car/a.ts': use('#core/domain/brand/inner.ts'), 'core/domain/brand/inner.ts': leaf },
  'core-is-plain': { 'core/domain/car/a.ts': "import { createElement } from 'react'\nexport const user = createElement\n" },
  'adapters-hold-no-query': { 'apps/api/a.ts': use('#core/db/b.ts'), 'core/db/b.ts': leaf },
  'adapters-enter-by-index': { 'apps/api/a.ts': use('#core/domain/car/inner.ts'), 'core/domain/car/inner.ts': leaf },
  'browser-without-server': { 'apps/site/shell/a.tsx': use('#core/domain/car/index.ts'), 'core/domain/car/index.ts': leaf },
  'browser-without-node': { 'apps/site/shell/a.tsx': "import { readFile } from 'node:fs/promises'\nexport const user = readFile\n" },
  'browser-without-zod': { 'apps/site/shell/a.tsx': "import { z } from 'zod'\nexport const user = z\n" },
  'screens-stand-apart': { 'apps/site/screens/car/a.tsx': use('#apps/site/screens/home/b.tsx'), 'apps/site/screens/home/b.tsx': leaf },
  'ui-knows-no-feature': { 'apps/site/ui/a.tsx': use('#apps/site/shell/b.tsx'), 'apps/site/shell/b.tsx': leaf },
  'apps-stand-apart': { 'apps/api/a.ts': use('#apps/jobs/b.ts'), 'apps/jobs/b.ts': leaf },
  'drawing-stands-alone': { 'drawing/a.ts': use('#contract/b.ts'), 'contract/b.ts': leaf },
  'browser-without-drawing': { 'apps/site/shell/a.tsx': use('#drawing/b.ts'), 'drawing/b.ts': leaf },
  'tests-stay-out': { 'core/db/a.ts': use('#tests/b.ts'), 'tests/b.ts': leaf },
  'only-declared-packages': { 'core/db/a.ts': "import chalk from 'no-such-package-anywhere'\nexport const user = chalk\n" },
}
