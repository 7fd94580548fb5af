import { DESTINATION_NAME, UNKNOWN_DESTINATION } from '#contract/destination.ts'
import { readAppearance, type Look } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { readFooter } from '#core/domain/footer/index.ts'
import { readFrame } from '#core/domain/frame/index.ts'
import { listLegalPages } from '#core/domain/legal/index.ts'
import { listMenuColumns } from '#core/domain/menu/index.ts'
import { consentWords } from './consent-words.server.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { destinationView } from '#apps/site/landed-price/destination-view.server.ts'
import { companyPicture } from '#apps/site/head/company-picture.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import type { SiteData } from './site-data.ts'

/** Reads what every page knows of the site. */
export async function loadSiteData(site: SiteContext): Promise<SiteData> {
  const { ctx, t, siteOrigin, languageHosts, ads } = site
  const [
    menu,
    look,
    { legal_name: _legalName, registration_number: _number, represented_by: _person, address: _address, places: _places, ...company },
    frame,
    footer,
    legal,
    destination,
  ] = await Promise.all([
    listMenuColumns({ ctx }),
    readAppearance({ ctx }),
    readCompany({ ctx }),
    readFrame({ ctx }),
    readFooter({ ctx }),
    listLegalPages({ ctx }),
    destinationView(site),
  ])
  return {
    menu,
    footer: {
      columns: footer.columns,
      links: footer.links.map((link) => ({ href: link.href, label: link.page === null ? link.label : t(`menu.${link.page}`) })),
    },
    company,
    banner: site.url.searchParams.get(DESTINATION_NAME) === UNKNOWN_DESTINATION ? unknownPortText(site, destination) : frame.banner,
    searchWords: frame.searchWords,
    logo: logoView(look),
    legalPages: legal.flatMap(({ page, locales }) => (locales.includes(ctx.locale) ? [page] : [])),
    siteOrigin,
    languageHosts,
    destination,
    ads: ads && { ...ads, words: consentWords(t) },
    year: ctx.ports.clock.now().getUTCFullYear(),
  }
}

/** What the top line says to who came by an address with a port that there is none of. */
function unknownPortText({ t }: SiteContext, destination: SiteData['destination']): string {
  return dotted([t('landed.portUnknown'), destination === null ? null : t('landed.toPlace', { place: destination.place })])
}

function logoView({ logo, logoDark }: Look): SiteData['logo'] {
  if (logo === null) return null
  return { src: logo.src, dark: logoDark?.src ?? companyPicture('plate', logo.src), width: logo.width, height: logo.height }
}
