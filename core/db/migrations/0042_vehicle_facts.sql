ALTER TABLE "car" ADD COLUMN "fuel" text;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "colours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "lead_time_days" integer;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "equipment" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "fuel" text;--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "equipment" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "car" ADD CONSTRAINT "car_fuel_check" CHECK (fuel in ('petrol','diesel','cng','lng','lpg'));--> statement-breakpoint
ALTER TABLE "used_car" ADD CONSTRAINT "used_car_fuel_check" CHECK (fuel in ('petrol','diesel','cng','lng','lpg'));