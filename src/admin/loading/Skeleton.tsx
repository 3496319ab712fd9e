import './skeleton.css';

interface SkeletonProps {
  /** In pixels; without it as its class says. */
  readonly height?: number;
  readonly className?: string;
}

/** Stands where something is on its way. */
export function Skeleton({ height, className = '' }: SkeletonProps) {
  return <div className={`skeleton ${className}`} style={height === undefined ? undefined : { blockSize: height }} />;
}
