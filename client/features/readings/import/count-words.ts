const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const lines = (count: number): string => counted(count, 'line', 'lines');
export const readingsCount = (count: number): string => counted(count, 'reading', 'readings');
