export { compareBrands, readBrandNames, type BrandName, type BrandNames } from './brand-names.ts'
export { countCarFacets } from './count-car-facets.ts'
export { listCars } from './list-cars.ts'
