import { z } from 'zod'
import { countrySchema, listCountriesInputSchema, listPortsInputSchema, menuColumnSchema, seaPortSchema } from '#contract/home.ts'
import { listCountries } from '#core/domain/country/index.ts'
import { listMenuColumns } from '#core/domain/menu/index.ts'
import { listPorts } from '#core/domain/port/index.ts'
import { LISTED_LOCALES } from '#i18n/locales.ts'
import { defineBareRoute, defineRoute, type ApiRoute } from '#apps/api/api-route.ts'

const nothing = z.strictObject({})
const OWN_NAMES = Object.fromEntries(LISTED_LOCALES.map((locale) => [locale.code, locale.ownName]))

/** Countries with their ports, languages and the menu (R14.1). */
export const HOME_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'listCountries',
    methods: ['get'],
    path: '/api/home/country',
    summary: 'Countries with their names in the language of the request; word looks in name, English name, ISO code and calling code.',
    tag: 'home',
    isWrite: false,
    limit: 'read',
    input: listCountriesInputSchema,
    data: z.array(countrySchema),
    run: ({ ctx, input }) => listCountries({ ctx, input }),
  }),
  defineRoute({
    name: 'listPorts',
    methods: ['get'],
    path: '/api/home/port',
    summary: 'Sea ports and rail terminals of a country, by name.',
    tag: 'home',
    isWrite: false,
    limit: 'read',
    input: listPortsInputSchema,
    data: z.array(seaPortSchema),
    run: ({ ctx, input }) => listPorts({ ctx, input }),
  }),
  defineBareRoute({
    name: 'listLanguages',
    methods: ['get'],
    path: '/api/home/lang',
    summary: 'Languages of the site: code to own name, without the envelope.',
    tag: 'home',
    isWrite: false,
    limit: 'read',
    input: nothing,
    data: z.record(z.string(), z.string()),
    run: async () => OWN_NAMES,
  }),
  defineRoute({
    name: 'listMenuColumns',
    methods: ['get'],
    path: '/api/home/sys_column',
    summary: 'Columns of the header menu; column is a translation key.',
    tag: 'home',
    isWrite: false,
    limit: 'read',
    input: nothing,
    data: z.array(menuColumnSchema),
    run: ({ ctx }) => listMenuColumns({ ctx }),
  }),
]
