/** Its code is heavy and is fetched apart. */
export const loadColumns = () => import('./ColumnsChart.tsx').then((module) => module.ColumnsChart);
