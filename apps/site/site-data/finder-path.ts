/** Address of the page of the guided finder. */
export const FINDER_PATH = '/menuCar/helper'
