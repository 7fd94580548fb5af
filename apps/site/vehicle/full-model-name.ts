/** Model with version and year: two versions of one model must be told apart in a list of favourites. */
export function fullModelName(car: { modelName: string; subtitle: string }): string {
  return [car.modelName, car.subtitle].filter((part) => part !== '').join(' ')
}
