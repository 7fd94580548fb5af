import { redirect } from 'react-router'

/** A detail address without a part number leads to the list (R3.3). */
export function loader() {
  return redirect('/carFittings', 301)
}
