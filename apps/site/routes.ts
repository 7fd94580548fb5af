import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The specification's table (section 2), written out: one line per address, main page and mobile twin beside each other. */
export default [
  layout('shell/route.tsx', [
    layout('screens/error/boundary.tsx', [
      index('screens/home/route.tsx'),
      route('about', 'screens/about/route.tsx'),
      route('autoChina', 'screens/auto-china/route.tsx'),
      route('brand', 'screens/brand/list-route.tsx'),
      route('mBrand', 'screens/brand/list-route.tsx', { id: 'mBrand' }),
      route('brand/:brandSign', 'screens/brand/route.tsx'),
      route('car', 'screens/car/to-list-route.ts'),
      route('mobile/car', 'screens/car/to-list-route.ts', { id: 'mobile-car' }),
      route('car/:id', 'screens/car/route.tsx'),
      route('mobile/car/:id', 'screens/car/route.tsx', { id: 'mobile-car-id' }),
      route('car/:id/:section', 'screens/car/section-route.tsx'),
      route('mobile/car/:id/:section', 'screens/car/section-route.tsx', { id: 'mobile-car-section' }),
      route('carFittings', 'screens/car-fittings/route.tsx'),
      route('carList', 'screens/car-list/route.tsx'),
      route('mobile/carList', 'screens/car-list/route.tsx', { id: 'mobile-carList' }),
      route('mobile/carList/list', 'screens/car-list/route.tsx', { id: 'mobile-carList-list' }),
      route('club', 'screens/club/route.tsx'),
      route('compare', 'screens/compare/route.tsx'),
      route('mobile/compare', 'screens/compare/route.tsx', { id: 'mobile-compare' }),
      route('contactUs', 'screens/contact/route.tsx'),
      route('myFavorite', 'screens/favorites/route.tsx'),
      route('result', 'screens/result/route.tsx'),
      route('menuCar', 'screens/products/route.tsx'),
      route('mProducts', 'screens/products/route.tsx', { id: 'mProducts' }),
      route('searchsite', 'screens/search/route.tsx'),
      route('service', 'screens/service/route.tsx'),
      route('404', 'screens/error/not-found.tsx', { id: '404' }),
      route('*', 'screens/error/not-found.tsx', { id: 'unknown' }),
    ]),
  ]),
] satisfies RouteConfig
