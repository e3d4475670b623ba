// A shop that sells things.
#import <Foundation/Foundation.h>
#include "ledger.h"
@import UIKit;
#define MOST 0x1F
#define TWICE(x) ((x) * 2) // a macro
#pragma mark - Kinds of goods

/* What can be paid. */
@class Till;
typedef double Price;
enum Kind { Book, Tool = 2 };
struct Size { int width; float height[2]; };

@protocol Payable <NSObject>
- (BOOL)pay:(Price)amount;
@end

@interface Shop : NSObject <Payable> {
    int count;
}
@property (nonatomic, strong) NSString *name;
@property (readonly) NSArray<Till *> *tills;
+ (instancetype)shopWithName:(NSString *)name;
- (void)close;
@end

static int total(const int *values, unsigned long size)
{
    int sum = 0, *next;
    for (int i = 0; i < size; i++) {
        sum += values[i];
    }
    do { sum--; } while (sum > MOST);
    printf("%d of " "%c\n", sum, 'x');
    goto done;
done:
    return sum;
}

@implementation Shop
@synthesize name;

+ (instancetype)shopWithName:(NSString *)name {
    Shop *shop = [[Shop alloc] init];
    shop.name = name;
    return shop;
}

- (BOOL)pay:(Price)amount {
    if (amount <= 0 || !self.name) {
        NSLog(@"bad amount %f", amount);
        return NO;
    } else if (amount > 1.5e3 && nil != name) {
        @throw [NSException exceptionWithName:@"Rich" reason:nil userInfo:nil];
    } else {
        count = (int)amount;
    }
    NSDictionary *table = @{ @"a" : @1, @"b" : @[ @YES, @(count) ] };
    for (NSString *key in table) {
        if ([key hasPrefix:@"a"]) continue;
        [self print:table[key] twice:true or:false];
    }
    while (count >= 1) {
        count >>= 1;
    }
    switch (count) {
        case 1:
            [self close];
            break;
        default:
            count = count != 3 ? -1 : ~count;
    }
    @try {
        @synchronized (self) { [till close]; }
    } @catch (NSException *error) {
        NSLog(@"%@", [error reason]);
    } @finally {
        count = 0;
    }
    int (^twice)(int) = ^(int x) { return x * 2; };
    SEL action = @selector(close);
    struct Size *size = &sizes[0];
    size->width = twice(sizeof(int));
    @autoreleasepool { count = NULL == size; }
    return YES;
}

- (void)close {
}
@end

#ifdef DEBUG
int main(void) { return total(0, 1); }
#endif
