import { redirect } from 'react-router'

/** A detail address without a stock reference leads to the list (R3.3). */
export function loader() {
  return redirect('/usedCars', 301)
}
